import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $shopReturns } from '#src/islands/returns/store.ts';
import { markSeen } from '#src/islands/vendor-orders/seen-returns-store.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useScrollToHash } from '../ui/use-scroll-to-hash.ts';

const loadList = () => import('./ShopReturnList.tsx').then(({ ShopReturnList }) => ({ List: ShopReturnList }));

/** Loaded only when the order has returns; opening it marks them as seen. */
export function ShopReturns({ number }: { readonly number: string }) {
	const returns = useStore($shopReturns);
	const unseen = returns.find(({ mayDo }) => mayDo.includes('review'))?.id;
	const loaded = useLoaded(loadList, returns.length > 0);
	useScrollToHash(returns.length === 0 || loaded !== null);
	useEffect(() => {
		if (unseen) void markSeen(number, unseen);
	}, [number, unseen]);
	if (returns.length === 0 || !loaded) return null;
	return <loaded.List number={number} returns={returns} />;
}
