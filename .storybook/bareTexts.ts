/**
 * Finds texts that React changes, removes, or inserts an element in front of, beside other nodes. A browser that translates the page
 * replaces every text node with elements of its own, which React does not know: it then fails to remove the text or to insert before it,
 * and changes words that nobody sees. In an element of its own a text may change, and inside `translate="no"` it is left alone.
 */
export const watchBareTexts = {
  faults: new Set<string>(),
  beforeEach({ componentId }: { componentId: string }) {
    watchBareTexts.faults.clear();
    // Pages about the library itself are not translated.
    if (!/^(?:ui|features|pages)-/.test(componentId)) return undefined;
    const observer = new MutationObserver(collectFaults);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  },
  afterEach() {
    if (watchBareTexts.faults.size > 0) throw new Error([...watchBareTexts.faults].join("\n"));
  },
};

function collectFaults(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const parent = target instanceof Element ? target : target.parentElement;
    if (!parent || parent === document.body || parent.closest("[translate=no], textarea, style")) continue;
    const hasSiblings = previousSibling !== null || nextSibling !== null;
    const addFault = (what: string, node: Node) =>
      watchBareTexts.faults.add(`${what} beside other nodes, “${node.nodeValue?.trim()}” in ${nameOf(parent)}`);
    if (type === "characterData" && (target.previousSibling ?? target.nextSibling)) addFault("a text changes", target);
    for (const node of removedNodes) if (isText(node) && hasSiblings) addFault("a text is removed", node);
    if (addedNodes.length > 0 && isText(nextSibling)) addFault("a node is inserted before a text", nextSibling);
  }
}

function isText(node: Node | null): node is Text {
  return node instanceof Text && node.data.trim() !== "";
}

function nameOf(element: Element): string {
  return `<${element.localName} class="${element.className.toString()}">`;
}
