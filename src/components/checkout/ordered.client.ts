/** After the payment the browser restores the scroll position of the submitted form; the result starts at the top. */
export function showOrdered(): void {
	if (!document.querySelector('[data-ordered]')) return;
	history.scrollRestoration = 'manual';
	scrollTo(0, 0);
}
