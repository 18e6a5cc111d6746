/** Back from the bank the browser scrolls to where the form was pressed; what stands there now begins at the top. */
export function showOrdered(): void {
	if (!document.querySelector('[data-ordered]')) return;
	history.scrollRestoration = 'manual';
	scrollTo(0, 0);
}
