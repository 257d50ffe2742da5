// `npm run dev`: renders each page on request, reloads on changes, and proxies other requests to a relay.
import { spawn } from "node:child_process";
import { createServer, request } from "node:http";
import { stripVTControlCharacters } from "node:util";

import { onShutdown, run } from "./tasks/programs.mjs";
import { CommandError, ROOT, runMain, readSettings } from "./tasks/project.mjs";
import { install } from "./tasks/setup.mjs";

await runMain(async () => {
  const { port } = readSettings();
  await install();
  // Imported only now: Vite is not there before the installation.
  const { createBuilder, createServer: createVite } = await import("vite");
  const relayPort = port + 1;
  const relay = await startRelay(createBuilder, relayPort);
  const server = createServer((incoming, outgoing) => handleRequest({ vite, port, relayPort }, incoming, outgoing));
  // Hot reload uses the same port.
  const vite = await createVite({ root: ROOT, appType: "custom", server: { middlewareMode: true, hmr: { server } } });

  const close = async (code) => {
    relay.kill("SIGTERM");
    server.close();
    await vite.close();
    process.exit(code);
  };
  onShutdown(() => close(0));
  // The relay prints the reason itself.
  relay.once("exit", (code) => close(code ?? 1));
  server.once("error", (error) => {
    console.error(
      error.code === "EADDRINUSE" ? `Port ${port} is in use. Choose another: PORT=${port + 10} npm run dev` : error,
    );
    void close(1);
  });
  server.listen(port, "127.0.0.1", () => {
    console.log(
      `\nThe site, with reload: http://localhost:${port}\nThe relay behind it:   http://localhost:${relayPort}\n`,
    );
  });
});

async function startRelay(createBuilder, port) {
  const { NODE_ENV } = process.env;
  const builder = await createBuilder({ root: ROOT, logLevel: "warn" });
  try {
    await builder.build(builder.environments.relay);
  } catch (error) {
    const faults = await faultsOfContent();
    throw faults === undefined ? error : new CommandError(faults);
  }
  // The builder sets it to "production", but this relay and these pages are for development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const env = { ...process.env, PORT: String(port) };
  return spawn(process.execPath, ["dist/relay/server.js"], { cwd: ROOT, stdio: "inherit", env });
}

function handleRequest({ vite, port, relayPort }, incoming, outgoing) {
  const siteUrl = `http://localhost:${port}`;
  const { pathname } = new URL(incoming.url, siteUrl);
  if (/^\/(?:api\/|healthz$)/.test(pathname)) return proxyRequest(incoming, outgoing, relayPort);
  vite.middlewares(incoming, outgoing, () => {
    // Pages and their data are rendered here. Redirects come from the relay.
    if (/^\/(?:tr|en|ru|_data)(?:\/|$)/.test(pathname)) return sendPage(vite, pathname, siteUrl, outgoing);
    proxyRequest(incoming, outgoing, relayPort);
  });
}

async function sendPage(vite, pathname, siteUrl, outgoing) {
  const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  try {
    const { dataToWrite, renderPage } = await vite.ssrLoadModule("/src/entry-prerender.tsx");
    const entry = dataToWrite().find(({ file }) => `/${file}` === pathname);
    if (entry) {
      const data = JSON.stringify(entry.data());
      outgoing.writeHead(200, { ...html, "Content-Type": "application/json" }).end(data);
      return;
    }
    if (pathname.startsWith("/_data/")) {
      outgoing.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such data.\n");
      return;
    }
    await vite.environments.client.transformRequest("/src/entry-client.tsx");
    const assetsOf = () => ({ boot: "/src/boot.ts", styles: stylesOf(vite) });
    const page = await renderPage({ pathname }, { siteUrl, assetsOf });
    outgoing.writeHead(page.status, html).end(page.html.replace("<head>", await devHead(vite)));
  } catch (error) {
    vite.ssrFixStacktrace(error);
    const reason = (await faultsOfContent()) ?? stripVTControlCharacters(error.stack);
    console.error(reason);
    // The page contains Vite's client, so it reloads once the error is corrected.
    const shown = reason.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    outgoing.writeHead(500, html).end(`<!doctype html>${await devHead(vite)}<title>Error</title><pre>${shown}</pre>`);
  }
}

/** What `npm run content` says of faults in the content, with their lines and advice; undefined if there are none. */
async function faultsOfContent() {
  const { code, output } = await run(process.execPath, ["scripts/run.mjs", "scripts/owner/content.ts"], {
    quiet: true,
  });
  return code === 0 ? undefined : output.trim();
}

/** Start of a head with Vite's reload client. Only this goes through Vite, which would otherwise extract the page's inline style. */
async function devHead(vite) {
  const page = await vite.transformIndexHtml("/index.html", "<head></head>");
  return page.slice(0, page.indexOf("</head>"));
}

/** Style sheets of the browser's entry and of all rendered modules, so that a page is styled before its script runs. */
function stylesOf({ environments: { client, ssr } }) {
  const modules = [client, ssr].flatMap(({ moduleGraph }) => [...moduleGraph.idToModuleMap.values()]);
  return [...new Set(modules.map(({ url }) => url).filter((url) => url.endsWith(".css")))];
}

function proxyRequest(incoming, outgoing, port) {
  const { method, url, headers } = incoming;
  const proxied = request({ host: "127.0.0.1", port, method, path: url, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode, reply.headers);
    reply.pipe(outgoing);
  });
  proxied.once("error", () => {
    outgoing
      .writeHead(502, { "Content-Type": "text/plain" })
      .end("The relay does not answer; see its output in the terminal.\n");
  });
  incoming.pipe(proxied);
}
