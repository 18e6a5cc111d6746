import packageIcon from 'icon:package';
import searchX from 'icon:search-x';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { OrderTab } from '#src/domains/order-views/contract/order-views.ts';
import { PACKING_SLIPS_MAX } from '#src/domains/order-views/contract/receipt.ts';
import { chooseOrders } from '#src/islands/vendor-orders/chosen-orders-store.ts';
import { $shopCounts } from '#src/islands/vendor-orders/order-counts-store.ts';
import {
	$shopOrders,
	loadMore,
	openOrders,
	rereadTab,
	type ShopOrders as Shown,
	showChosenTab,
} from '#src/islands/vendor-orders/store.ts';
import {
	$contentCounts,
	openUserContent,
	readContentCounts,
	USER_CONTENT_PLACES,
	type UserContentPlace,
} from '#src/islands/vendor-reviews/store.ts';
import { orderTabMessages } from '#src/messages/vi/orders.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { shopOrderMessages as messages, ordersBulkMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { shopUserContentMessages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { url } from '#src/routes.ts';
import { $auth } from '#src/stores/auth.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopGate } from '../vendor/ShopGate.tsx';
import { ShopUserContent } from '../vendor-reviews/ShopUserContent.tsx';
import { OrdersBulkBar } from './OrdersBulkBar.tsx';
import { ShopOrderCard } from './ShopOrderCard.tsx';
import { ShopOrderSearch } from './ShopOrderSearch.tsx';

/** Orders that need an action come first; unpaid orders are not visible to the shop. */
const TABS: readonly OrderTab[] = ['waiting', 'preparing', 'shipping', 'done', 'returns', 'ended', 'all'];
const SKELETON_KEYS = ['a', 'b', 'c'] as const;

export function ShopOrders() {
	return (
		<ShopGate title={messages.visitorTitle} text={messages.visitorText} skeleton={<Skeleton />}>
			<Tabs />
		</ShopGate>
	);
}

type DeskTab = OrderTab | UserContentPlace;
type Place = { readonly tab: DeskTab; readonly q: string };
/** A search covers all orders, regardless of the tab. */
const placeOfAddress = (): Place => {
	const query = new URLSearchParams(location.search);
	const q = query.get('q')?.trim() ?? '';
	const tab = [...TABS, ...USER_CONTENT_PLACES].find((known) => known === query.get('tab')) ?? 'waiting';
	return q ? { tab: 'all', q } : { tab, q };
};
const addressOf = (tab: DeskTab, q = ''): string => url.vendorOrders(q ? { tab: 'all', q } : { tab });
const keyOf = ({ tab, q }: Place): string => `${tab} ${q}`;
const placeOf = (tab: DeskTab): UserContentPlace | null => USER_CONTENT_PLACES.find((place) => place === tab) ?? null;

function Tabs() {
	const shown = useStore($shopOrders);
	const counts = useStore($shopCounts);
	const content = useStore($contentCounts);
	const [place, setPlace] = useState<UserContentPlace | null>(null);
	const opened = useRef('');
	const open = useCallback(({ tab, q }: Place): Promise<void> => {
		opened.current = keyOf({ tab, q });
		const contentPlace = placeOf(tab);
		setPlace(contentPlace);
		return contentPlace ? openUserContent(contentPlace, 'waiting') : openOrders({ tab: tab as OrderTab, q });
	}, []);
	useEffect(() => {
		// Closing a dialog also fires `popstate`, so the same tab must not be loaded again.
		const read = () => {
			if (keyOf(placeOfAddress()) !== opened.current) void open(placeOfAddress());
		};
		read();
		void readContentCounts();
		// After a return from the back-forward cache, orders shown as waiting may be done.
		const readAgain = ({ persisted }: PageTransitionEvent) => persisted && void rereadTab();
		addEventListener('popstate', read);
		addEventListener('pageshow', readAgain);
		return () => {
			removeEventListener('popstate', read);
			removeEventListener('pageshow', readAgain);
		};
	}, [open]);
	const search = useCallback(
		(q: string): Promise<void> => {
			history.replaceState(null, '', addressOf('all', q));
			return open({ tab: 'all', q });
		},
		[open],
	);
	const { q } = shown.asked;
	const here = place ?? (q ? null : shown.asked.tab);
	useEffect(() => {
		if (here) showChosenTab();
	}, [here]);
	const choose = (event: MouseEvent, tab: DeskTab) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		history.pushState(null, '', addressOf(tab));
		void open({ tab, q: '' });
	};
	const waiting: Readonly<Partial<Record<DeskTab, number>>> = { ...counts, shipping: counts?.cases ?? 0, ...content };
	const textOf = (tab: DeskTab): string => {
		const contentPlace = placeOf(tab);
		return contentPlace ? shopUserContentMessages.places[contentPlace] : orderTabMessages[tab as OrderTab];
	};
	return (
		<>
			<ShopOrderSearch asked={place ? '' : q} onSearch={search} />
			<nav aria-label={messages.tabs}>
				<ul className="order-tabs">
					{[...TABS, ...USER_CONTENT_PLACES].map((tab) => (
						<li key={tab}>
							<a
								className="chip"
								href={addressOf(tab)}
								aria-current={tab === here ? 'page' : undefined}
								onClick={(event) => choose(event, tab)}
							>
								{textOf(tab)}
								{waiting[tab] ? <span className="order-tab-count">{waiting[tab]}</span> : null}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{counts && counts.held > 0 && (
				<Alert>
					<p>{messages.held(counts.held)}</p>
				</Alert>
			)}
			{place ? (
				<ShopUserContent />
			) : (
				<div aria-busy={shown.phase === 'loading'}>
					<List shown={shown} />
					<OrdersBulkBar items={shown.items} mayPrint={isForPaper(shown)} />
				</div>
			)}
		</>
	);
}

const isForPaper = ({ asked: { tab } }: Shown): boolean => tab === 'preparing';

function List({ shown }: { readonly shown: Shown }) {
	const shop = useStore($auth).vendorData;
	const { asked, phase, items, nextCursor, isLoadingMore } = shown;
	const { tab, q } = asked;
	const isForMany = tab === 'preparing' || (tab === 'waiting' && items.some(({ mayConfirm }) => mayConfirm));
	if (phase === 'loading') return <Cards />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={messages.failedTitle} text={shown.problem}>
				<Button onClick={() => void openOrders(asked)}>{messages.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0 && q)
		return <EmptyState icon={searchX} title={messages.notFound} text={messages.notFoundText(q)} />;
	if (items.length === 0 && tab === 'all') {
		return (
			<EmptyState icon={packageIcon} title={emptyListMessages.listEmpty} text={messages.emptyText}>
				{shop && (
					<a className="btn btn-primary" href={url.shop(shop.slug)}>
						{messages.toShop}
					</a>
				)}
			</EmptyState>
		);
	}
	if (items.length === 0) {
		return (
			<EmptyState icon={packageIcon} title={emptyListMessages.listNoResults} text={messages.noneHere}>
				<a className="btn btn-secondary" href={addressOf('all')}>
					{messages.showAll}
				</a>
			</EmptyState>
		);
	}
	return (
		<div className="order-list">
			{isForMany && items.length > 1 && (
				<p>
					<Button kind="secondary" onClick={() => chooseOrders(items.map(({ number }) => number))}>
						{ordersBulkMessages.chooseAll(Math.min(items.length, PACKING_SLIPS_MAX))}
					</Button>
				</p>
			)}
			{items.map((order) => (
				<ShopOrderCard key={order.number} order={order} isForMany={isForMany} />
			))}
			{nextCursor && (
				<Button kind="secondary" isBusy={isLoadingMore} onClick={() => void loadMore()}>
					{messages.more}
				</Button>
			)}
		</div>
	);
}

const Cards = () => (
	<div className="order-list" aria-hidden="true">
		{SKELETON_KEYS.map((key) => (
			<span className="skeleton order-card-skeleton" key={key} />
		))}
	</div>
);

const Skeleton = () => (
	<div aria-busy="true">
		<p className="sr-only" role="status">
			{messages.checking}
		</p>
		<span className="skeleton order-search order-search-skeleton" aria-hidden="true" />
		<div className="order-tabs" aria-hidden="true">
			{TABS.map((tab) => (
				<span className="skeleton order-tab-skeleton" key={tab} />
			))}
		</div>
		<Cards />
	</div>
);
