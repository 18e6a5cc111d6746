import packageIcon from 'icon:package';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { browserWords } from '#src/messages/vi/browser.ts';
import { goodsWords as words } from '#src/messages/vi/goods-screen.ts';
import { url } from '#src/routes.ts';
import { $auth } from '#src/stores/auth.ts';
import { isNarrowed } from '#src/stores/goods-address.ts';
import {
	$goodsCounts,
	$shopGoods,
	followGoods,
	keepPlace,
	moreGoods,
	narrowGoods,
	openGoods,
} from '#src/stores/vendor-goods.ts';
import { $bulkChosen, chooseRow, openBulk } from '#src/stores/vendor-goods-bulk.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ImportDesk } from '../imports/ImportDesk.tsx';
import { ShopGate } from '../ShopGate.tsx';
import { useMayStaff } from '../use-may-staff.ts';
import { BulkBar } from './BulkBar.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { GoodsFilters } from './GoodsFilters.tsx';
import { ListingStops } from './ListingStops.tsx';

const SKELETON_KEYS = ['a', 'b', 'c', 'd'] as const;
export const NO_FILTER = {
	q: undefined,
	state: undefined,
	category: undefined,
	section: undefined,
	stock: undefined,
	waiting: undefined,
} as const;

/** The shop's own goods: found, narrowed, sorted. */
export function GoodsScreen() {
	return (
		<ShopGate title={words.visitorTitle} text={words.visitorText} skeleton={<Skeleton />}>
			<Goods />
		</ShopGate>
	);
}

function Goods() {
	const { phase } = useStore($shopGoods);
	const stops = useStore($goodsCounts)?.stops ?? [];
	useEffect(() => {
		const follow = () => void followGoods();
		void openGoods().then(openBulk);
		addEventListener('popstate', follow);
		addEventListener('pagehide', keepPlace);
		return () => {
			removeEventListener('popstate', follow);
			removeEventListener('pagehide', keepPlace);
		};
	}, []);
	return (
		<>
			<NotSelling />
			<ListingStops stops={stops} />
			<AddLink />
			<GoodsFilters>
				<ImportDesk />
			</GoodsFilters>
			<div aria-busy={phase === 'loading'}>
				<List />
			</div>
			<BulkBar />
		</>
	);
}

const CAUSES: Readonly<Record<string, () => string>> = { on_holiday: url.vendorInfo, carries: url.complaint };

/** What is marked as on sale cannot be bought now, and why. */
function NotSelling() {
	const selling = useStore($goodsCounts)?.selling ?? 'open';
	if (selling === 'open') return null;
	const { title, text } = words.notSelling[selling];
	return (
		<Alert kind="warning" title={title}>
			<p>{text}</p>
			<p>
				<a className="link" href={CAUSES[selling]?.() ?? url.vendorOverview()}>
					{words.toCause[selling] ?? words.toStanding}
				</a>
			</p>
		</Alert>
	);
}

/** Only an open shop puts goods up: before and after that the press would lead nowhere. */
function AddLink() {
	const { isVendor } = useStore($auth, { ssr: 'initial' });
	const isCarrier = useStore($goodsCounts)?.selling === 'carries';
	if (!useMayStaff('goods.edit') || !isVendor || isCarrier) return null;
	return (
		<p className="goods-add">
			<a className="btn btn-primary" href={url.vendorProducts('new')}>
				{words.add}
			</a>
		</p>
	);
}

function List() {
	const { asked: address, phase, problem, items, nextCursor, isLoadingMore } = useStore($shopGoods);
	const chosen = useStore($bulkChosen);
	const counts = useStore($goodsCounts);
	const mayChoose = counts !== null && (counts.mayEditGoods || counts.mayEditStock);
	if (phase === 'loading') return <Cards />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={words.failedTitle} text={problem}>
				<Button onClick={() => void openGoods()}>{words.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0) return <Empty isNarrowed={isNarrowed(address)} />;
	return (
		<>
			<p className="sr-only" role="status">
				{words.shown(items.length)}
			</p>
			<ul className="goods-list">
				{items.map((row) => (
					<li key={row.id}>
						<GoodsCard
							row={row}
							isChosen={chosen === 'all' || chosen.has(row.id)}
							onChoose={mayChoose ? (isOn) => chooseRow(row.id, isOn) : undefined}
						/>
					</li>
				))}
			</ul>
			{nextCursor && (
				<Button kind="secondary" isWide isBusy={isLoadingMore} onClick={() => void moreGoods()}>
					{words.more}
				</Button>
			)}
		</>
	);
}

function Empty({ isNarrowed: hasFilter }: { readonly isNarrowed: boolean }) {
	const { isVendor } = useStore($auth, { ssr: 'initial' });
	if (hasFilter) {
		return (
			<EmptyState icon={packageIcon} title={browserWords.listNoResults} text={words.noneText}>
				<Button kind="secondary" onClick={() => void narrowGoods(NO_FILTER)}>
					{words.clear}
				</Button>
			</EmptyState>
		);
	}
	return (
		<EmptyState icon={packageIcon} title={words.emptyTitle} text={isVendor ? words.emptyText : words.notOpenText}>
			<AddLink />
		</EmptyState>
	);
}

const Cards = () => (
	<div className="goods-list" aria-hidden="true">
		{SKELETON_KEYS.map((key) => (
			<span className="skeleton goods-skeleton" key={key} />
		))}
	</div>
);

const Skeleton = () => (
	<div aria-busy="true">
		<p className="sr-only" role="status">
			{words.checking}
		</p>
		<span className="skeleton goods-filter-skeleton" aria-hidden="true" />
		<Cards />
	</div>
);
