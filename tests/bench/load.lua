-- What wrk sends, and what it tells of the answers: one line of JSON. Arguments: "pages" or "again" and the paths to take turns at, or
-- "posts" and a text that no other run has, which makes every booking's key its own.

local kind, turns, count, seed = nil, {}, 0, ""

function init(args)
  kind = args[1]
  if kind ~= "posts" then
    local headers = { ["Accept-Encoding"] = "gzip" }
    if kind == "again" then headers["If-None-Match"] = '"what it was before"' end
    for index = 2, #args do
      turns[index - 1] = wrk.format("GET", args[index], headers)
    end
  else
    seed = args[2]
  end
end

-- A booking of the usual length, as the form sends it.
local MESSAGE = "14.07.2027 Çar 23:30 · Havalimanı (BJV) → Yalıkavak · 4 yolcu · VIP Vito · 75 EUR\\n"
  .. string.rep("Etiket: değer\\n", 60)
local BODY = '{"action":"sendReservation","message":"' .. MESSAGE .. '","website":"","elapsedMs":30000}'

function request()
  count = count + 1
  if kind ~= "posts" then
    return turns[count % #turns + 1]
  end
  local headers = { ["Content-Type"] = "application/json", ["Idempotency-Key"] = seed .. "-" .. count }
  return wrk.format("POST", "/api/telegram-handler.php", headers, BODY)
end

function done(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"requests":%d,"microseconds":%d,"lost":%d,"refused":%d,"p99":%.1f}\n',
    summary.requests, summary.duration, lost, errors.status, latency:percentile(99) / 1000))
end
