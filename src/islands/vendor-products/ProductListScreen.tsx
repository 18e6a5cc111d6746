import packageIcon from 'icon:package';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isNarrowed } from '#src/islands/vendor-products/address-store.ts';
import { $bulkChosen, chooseRow, openBulk } from '#src/islands/vendor-products/bulk-store.ts';
import {
	$productCounts,
	$shopProducts,
	moreProducts,
	narrowProducts,
	openProducts,
	saveScrollPosition,
	syncProductsWithHistory,
} from '#src/islands/vendor-products/store.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { inlineEditMessages, shopProductMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { url } from '#src/routes.ts';
import { $auth } from '#src/stores/auth.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopGate } from '../vendor/ShopGate.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { BulkBar } from './BulkBar.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { ListingStops } from './ListingStops.tsx';
import { ProductListCard } from './ProductListCard.tsx';
import { ProductListFilters } from './ProductListFilters.tsx';

const SKELETON_KEYS = ['a', 'b', 'c', 'd'] as const;
export const NO_FILTER = {
	q: undefined,
	state: undefined,
	category: undefined,
	section: undefined,
	stock: undefined,
	waiting: undefined,
} as const;

export function ProductListScreen() {
	return (
		<ShopGate title={messages.visitorTitle} text={messages.visitorText} skeleton={<Skeleton />}>
			<Products />
		</ShopGate>
	);
}

function Products() {
	const { phase } = useStore($shopProducts);
	const stops = useStore($productCounts)?.stops ?? [];
	useEffect(() => {
		const follow = () => void syncProductsWithHistory();
		void openProducts().then(openBulk);
		addEventListener('popstate', follow);
		addEventListener('pagehide', saveScrollPosition);
		return () => {
			removeEventListener('popstate', follow);
			removeEventListener('pagehide', saveScrollPosition);
		};
	}, []);
	return (
		<>
			<NotSelling />
			<ListingStops stops={stops} />
			<ProductListFilters action={<AddLink />}>
				<ImportDesk />
			</ProductListFilters>
			<div aria-busy={phase === 'loading'}>
				<List />
			</div>
			<BulkBar />
		</>
	);
}

const CAUSES: Readonly<Record<string, () => string>> = { on_holiday: url.vendorInfo, carries: url.complaint };

function NotSelling() {
	const selling = useStore($productCounts)?.selling ?? 'open';
	if (selling === 'open') return null;
	const { title, text } = messages.notSelling[selling];
	return (
		<Alert kind="warning" title={title}>
			<p>{text}</p>
			<p>
				<a className="link" href={CAUSES[selling]?.() ?? url.vendorOverview()}>
					{messages.toCause[selling] ?? messages.toShopStatus}
				</a>
			</p>
		</Alert>
	);
}

/** Only an approved shop may add products. */
function AddLink() {
	const { isVendor } = useStore($auth, { ssr: 'initial' });
	const isCarrier = useStore($productCounts)?.selling === 'carries';
	if (!useStaffRight('goods.edit') || !isVendor || isCarrier) return null;
	return (
		<a className="btn btn-primary goods-add" href={url.vendorProducts('new')}>
			{messages.add}
		</a>
	);
}

function List() {
	const { asked: address, phase, problem, items, nextCursor, isLoadingMore } = useStore($shopProducts);
	const chosen = useStore($bulkChosen);
	const counts = useStore($productCounts);
	const mayChoose = counts !== null && (counts.mayEditGoods || counts.mayEditStock);
	if (phase === 'loading') return <Cards />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={messages.failedTitle} text={problem}>
				<Button onClick={() => void openProducts()}>{messages.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0) return <Empty isNarrowed={isNarrowed(address)} />;
	return (
		<>
			<p className="sr-only" role="status">
				{messages.shown(items.length)}
			</p>
			<p className="goods-keys goods-soft">{inlineEditMessages.keys}</p>
			<div className="card goods-list" data-chosen={mayChoose}>
				<Columns />
				<ul>
					{items.map((row) => (
						<li key={row.id}>
							<ProductListCard
								row={row}
								isChosen={chosen === 'all' || chosen.has(row.id)}
								onChoose={mayChoose ? (isOn) => chooseRow(row.id, isOn) : undefined}
							/>
						</li>
					))}
				</ul>
			</div>
			{nextCursor && (
				<Button kind="secondary" isWide isBusy={isLoadingMore} onClick={() => void moreProducts()}>
					{messages.more}
				</Button>
			)}
		</>
	);
}

/** The cells name their columns themselves. */
const Columns = () => (
	<div className="goods-row goods-columns" aria-hidden="true">
		<span className="goods-title">{inlineEditMessages.columns.name}</span>
		<span className="goods-price">{inlineEditMessages.columns.priceVnd}</span>
		<span className="goods-stock">{inlineEditMessages.columns.onHand}</span>
		<span className="goods-sold">{inlineEditMessages.columns.sold}</span>
	</div>
);

function Empty({ isNarrowed: hasFilter }: { readonly isNarrowed: boolean }) {
	const { isVendor } = useStore($auth, { ssr: 'initial' });
	if (hasFilter) {
		return (
			<EmptyState
				icon={packageIcon}
				title={messages.noneTitle}
				inEnglish={emptyListMessages.listNoResults}
				text={messages.noneText}
			>
				<Button kind="secondary" onClick={() => void narrowProducts(NO_FILTER)}>
					{messages.clear}
				</Button>
			</EmptyState>
		);
	}
	return (
		<EmptyState
			icon={packageIcon}
			title={messages.emptyTitle}
			text={isVendor ? messages.emptyText : messages.notOpenText}
		>
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
			{messages.checking}
		</p>
		<span className="skeleton goods-filter-skeleton" aria-hidden="true" />
		<Cards />
	</div>
);
