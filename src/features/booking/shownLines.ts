/**
 * What is filled in, a line for each control with a label, as the page shows it: the request in short, for when what writes it
 * whole cannot be had.
 */
export function shownLines(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) => {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    const label = isField ? control.labels?.[0]?.textContent : undefined;
    if (!isField || !label || !control.value) return [];
    if (control.type === "radio" || control.type === "checkbox") {
      return (control as HTMLInputElement).checked ? [label] : [];
    }
    return `${label}: ${control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : valueOf(control, form)}`;
  });
}

function valueOf({ name, value }: HTMLInputElement, form: HTMLFormElement): string {
  const code = name === "phone" && form.elements.namedItem("countryCode");
  return code instanceof HTMLInputElement || code instanceof HTMLSelectElement ? `${code.value} ${value}` : value;
}
