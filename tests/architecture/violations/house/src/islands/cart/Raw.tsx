// violates: raw-html-is-reviewed
export const set = (element: HTMLElement, text: string) => { element.innerHTML = text; };
