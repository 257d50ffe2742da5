import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The baseline for the relay: a minimal Node server. It parses the body of a POST request without storing it, and answers every other
// request with the same page from memory.
const [, , port, page] = process.argv;
const body = readFileSync(page);
const server = createServer((request, response) => {
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" }).end(body);
    return;
  }
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
  });
});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));
