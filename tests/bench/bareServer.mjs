import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// What the relay is measured against: the least that a Node server can do. It parses the body of a post, writes it nowhere and
// answers; whatever else is asked gets the same page out of memory.
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
