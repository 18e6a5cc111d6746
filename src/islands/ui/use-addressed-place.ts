import { useEffect } from 'react';

/** What an address names after its '#' came later than the browser looked for it: once all is there, it is gone to. */
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
