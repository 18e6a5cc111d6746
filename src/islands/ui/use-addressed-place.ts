import { useEffect } from 'react';

/**
 * Scrolls to the element in the URL fragment after the content has loaded, which the browser's own jump is too early
 * for.
 */
export function useAddressedPlace(isReady: boolean): void {
	useEffect(() => {
		if (!isReady) return;
		goToPlace();
		addEventListener('hashchange', goToPlace);
		return () => removeEventListener('hashchange', goToPlace);
	}, [isReady]);
}

function goToPlace(): void {
	const place = document.getElementById(location.hash.slice(1));
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
	place.scrollIntoView();
}
