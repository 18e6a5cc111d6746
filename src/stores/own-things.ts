import { useCallback, useEffect, useState } from 'react';
import type { ApiResult } from '#src/browser/api.ts';
import { checkLogin } from './auth.ts';

/** Why somebody's own things are not shown. */
export type OwnThingsGap = 'loading' | 'visitor' | 'failed';

/** What somebody has of their own, and how to ask again; of a visitor nothing private is asked. `ask` stays the same. */
export function useOwnThings<T extends object>(
	ask: () => Promise<ApiResult<T>>,
): readonly [T | OwnThingsGap, () => Promise<void>] {
	const [shown, setShown] = useState<T | OwnThingsGap>('loading');
	const load = useCallback(async (): Promise<void> => {
		const { isLoggedIn } = await checkLogin();
		if (!isLoggedIn) return setShown('visitor');
		const answer = await ask();
		setShown(answer.ok ? answer.value : 'failed');
	}, [ask]);
	useEffect(() => void load(), [load]);
	return [shown, load];
}
