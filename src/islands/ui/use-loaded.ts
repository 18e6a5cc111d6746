import { useEffect, useState } from 'react';

/**
 * Loads a module when it is needed, and after a connection loss as soon as the browser is online again. `load` must
 * be a stable function.
 */
export function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean): T | null {
	const [loaded, setLoaded] = useState<T | null>(null);
	const [tries, setTries] = useState(0);
	useEffect(() => {
		if (!isNeeded || loaded) return;
		const again = () => setTries(tries + 1);
		load().then(setLoaded, () => addEventListener('online', again, { once: true }));
		return () => removeEventListener('online', again);
	}, [load, isNeeded, loaded, tries]);
	return loaded;
}
