/** Opens the fold that the fragment of the address or of a clicked link names, and scrolls to it. */
export function openLinkedFolds(): void {
	addEventListener('hashchange', () => openFold(location.hash));
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
		// A click on the present fragment fires no `hashchange`.
		if (link?.hash === location.hash) openFold(link.hash);
	});
	openFold(location.hash);
}

function openFold(hash: string): void {
	const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
	const fold = part?.querySelector('details');
	if (!part || !fold) return;
	fold.open = true;
	part.scrollIntoView();
}
