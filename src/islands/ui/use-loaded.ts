import { useEffect, useState } from 'react';

/** A module that is fetched once it is needed; without a line it comes when the line is back. `load` is always the same. */
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
