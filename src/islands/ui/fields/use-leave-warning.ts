import { useEffect } from 'react';

export function useLeaveWarning(hasUnsaved: boolean): void {
	useEffect(() => {
		if (!hasUnsaved) return;
		const request = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', request);
		return () => removeEventListener('beforeunload', request);
	}, [hasUnsaved]);
}
