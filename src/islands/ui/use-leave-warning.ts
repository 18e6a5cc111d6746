import { useEffect } from 'react';

/** The browser asks before it leaves what was typed and not kept. */
export function useLeaveWarning(hasUnsaved: boolean): void {
	useEffect(() => {
		if (!hasUnsaved) return;
		const request = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', request);
		return () => removeEventListener('beforeunload', request);
	}, [hasUnsaved]);
}
