import { createServer } from "node:http";

// What durable posts are measured against: the least that a Node server can do with one. It reads the body, parses it and answers.
const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"ok":true}');
  });
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.stdout.write("listening\n"));
