import { useEffect } from 'react';

/**
 * Scrolls to the element in the URL fragment after the content has loaded, which the browser's own jump is too early
 * for.
 */
export function useScrollToHash(isReady: boolean): void {
	useEffect(() => {
		if (!isReady) return;
		scrollToPlace();
		addEventListener('hashchange', scrollToPlace);
		return () => removeEventListener('hashchange', scrollToPlace);
	}, [isReady]);
}

function scrollToPlace(): void {
	const place = document.getElementById(location.hash.slice(1));
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
	place.scrollIntoView();
}
