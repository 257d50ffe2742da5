/**
 * Finds texts that React has put beside other nodes. It writes such a text as a text node, and changes that node later; the only text of an
 * element it writes as the content of the element. A browser that translates the page replaces every text node with elements of its own,
 * which React does not know: it then changes a text that nobody sees, so that words of another language or an old number stay, or fails to
 * remove it or to insert before it. Inside `translate="no"` a text is left alone.
 */
export const watchBareTexts = {
  faults: new Set<string>(),
  beforeEach({ componentId }: { componentId: string }) {
    watchBareTexts.faults.clear();
    // Pages about the library itself are not translated.
    if (!/^(?:ui|features|pages)-/.test(componentId)) return undefined;
    const textNodes = new WeakSet<Node>();
    // The content of an element, and HTML as a whole, are written without it.
    document.createTextNode = (data) => {
      const node = Document.prototype.createTextNode.call(document, data);
      textNodes.add(node);
      return node;
    };
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) for (const text of textsIn(node)) if (textNodes.has(text)) collectFault(text);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      Reflect.deleteProperty(document, "createTextNode");
    };
  },
  afterEach() {
    if (watchBareTexts.faults.size > 0) throw new Error([...watchBareTexts.faults].join("\n"));
  },
};

function collectFault(text: Text): void {
  const parent = text.parentElement;
  if (text.data.trim() === "" || !parent || parent.closest("[translate=no], textarea, style")) return;
  watchBareTexts.faults.add(
    `“${text.data.trim()}” has no element of its own in <${parent.localName} class="${parent.className.toString()}">`,
  );
}

function* textsIn(node: Node): Generator<Text> {
  if (node instanceof Text) yield node;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}
