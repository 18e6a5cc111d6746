import { useCallback, useEffect, useState } from 'react';
import type { ApiResult } from '#src/browser/api.ts';
import { checkLogin } from './auth.ts';

export type PrivateResourceGap = 'loading' | 'visitor' | 'failed';

/** Requests nothing for visitors. The returned function is stable between renders. */
export function usePrivateResource<T extends object>(
	request: () => Promise<ApiResult<T>>,
): readonly [T | PrivateResourceGap, () => Promise<void>] {
	const [shown, setShown] = useState<T | PrivateResourceGap>('loading');
	const load = useCallback(async (): Promise<void> => {
		const { isLoggedIn } = await checkLogin();
		if (!isLoggedIn) return setShown('visitor');
		const answer = await request();
		setShown(answer.ok ? answer.value : 'failed');
	}, [request]);
	useEffect(() => void load(), [load]);
	return [shown, load];
}
