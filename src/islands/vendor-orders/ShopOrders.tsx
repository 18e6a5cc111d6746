import packageIcon from 'icon:package';
import searchX from 'icon:search-x';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { OrderTab } from '#src/domains/order-views/contract/order-views.ts';
import { PACKING_SLIPS_MAX } from '#src/domains/order-views/contract/receipt.ts';
import { chooseOrders } from '#src/islands/vendor-orders/chosen-orders-store.ts';
import { $shopCounts, onNewOrder } from '#src/islands/vendor-orders/order-counts-store.ts';
import {
	$shopOrders,
	loadMore,
	openOrders,
	rereadTab,
	type ShopOrders as Shown,
	showChosenTab,
} from '#src/islands/vendor-orders/store.ts';
import { orderTabMessages } from '#src/messages/vi/orders.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { shopOrderMessages as messages, ordersBulkMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { url } from '#src/routes.ts';
import { $auth } from '#src/stores/auth.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopGate } from '../vendor/ShopGate.tsx';
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

/** Links in older mails name a tab that has a page of its own now. */
const MOVED_TABS: readonly (string | null)[] = ['reviews', 'questions'];
type Place = { readonly tab: OrderTab; readonly q: string };
/** A search covers all orders, regardless of the tab. */
const placeOfAddress = (): Place => {
	const query = new URLSearchParams(location.search);
	const q = query.get('q')?.trim() ?? '';
	const tab = TABS.find((known) => known === query.get('tab')) ?? 'waiting';
	return q ? { tab: 'all', q } : { tab, q };
};
const addressOf = (tab: OrderTab, q = ''): string => url.vendorOrders(q ? { tab: 'all', q } : { tab });
const keyOf = ({ tab, q }: Place): string => `${tab} ${q}`;

function Tabs() {
	const shown = useStore($shopOrders);
	const counts = useStore($shopCounts);
	const opened = useRef('');
	const open = useCallback((place: Place): Promise<void> => {
		opened.current = keyOf(place);
		return openOrders(place);
	}, []);
	useEffect(() => {
		const asked = new URLSearchParams(location.search).get('tab');
		if (asked && MOVED_TABS.includes(asked)) return location.replace(url.vendorCustomers({ tab: asked }));
		// Closing a dialog also fires `popstate`, so the same tab must not be loaded again.
		const read = () => {
			if (keyOf(placeOfAddress()) !== opened.current) void open(placeOfAddress());
		};
		read();
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
	const here = q ? null : shown.asked.tab;
	useEffect(() => {
		if (here) showChosenTab();
	}, [here]);
	const choose = (event: MouseEvent, tab: OrderTab) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		history.pushState(null, '', addressOf(tab));
		void open({ tab, q: '' });
	};
	const showNew = () => {
		history.pushState(null, '', addressOf('waiting'));
		void open({ tab: 'waiting', q: '' });
	};
	const waiting: Readonly<Partial<Record<OrderTab, number>>> = {
		waiting: counts?.waiting ?? 0,
		preparing: counts?.preparing ?? 0,
		returns: counts?.returns ?? 0,
		shipping: counts?.cases ?? 0,
	};
	return (
		<>
			<ShopOrderSearch asked={q} onSearch={search} />
			<nav aria-label={messages.tabs}>
				<ul className="order-tabs">
					{TABS.map((tab) => (
						<li key={tab}>
							<a
								className="chip"
								href={addressOf(tab)}
								aria-current={tab === here ? 'page' : undefined}
								onClick={(event) => choose(event, tab)}
							>
								{orderTabMessages[tab]}
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
			<NewOrders onShow={showNew} />
			<div aria-busy={shown.phase === 'loading'}>
				<List shown={shown} />
				<OrdersBulkBar items={shown.items} mayPrint={isForPaper(shown)} />
			</div>
		</>
	);
}

/** The list does not move by itself, so that nobody presses a button of another order. */
function NewOrders({ onShow }: { readonly onShow: () => void }) {
	const [hasNew, setHasNew] = useState(false);
	useEffect(() => onNewOrder(() => setHasNew(true)), []);
	const show = () => {
		setHasNew(false);
		onShow();
	};
	return (
		<div role="status">
			{hasNew && (
				<p className="order-new">
					<Button kind="secondary" onClick={show}>
						{messages.newOrder}
					</Button>
				</p>
			)}
		</div>
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
			<EmptyState
				icon={packageIcon}
				title={messages.emptyTitle}
				inEnglish={emptyListMessages.listEmpty}
				text={messages.emptyText}
			>
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
			<EmptyState
				icon={packageIcon}
				title={messages.noneHere}
				inEnglish={emptyListMessages.listNoResults}
				text={messages.noneHereText}
			>
				<a className="btn btn-secondary" href={addressOf('all')}>
					{messages.showAll}
				</a>
			</EmptyState>
		);
	}
	return (
		<div className="order-list order-rows">
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
			<span className="skeleton shop-order-skeleton" key={key} />
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
