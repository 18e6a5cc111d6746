import packageIcon from 'icon:package';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect } from 'react';
import type { OrderTab } from '#src/domains/orders/contract.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { orderTabWords } from '#src/messages/vi/orders.ts';
import { shopOrderWords as words } from '#src/messages/vi/shop-order-screen.ts';
import { url } from '#src/routes.ts';
import { $auth } from '#src/stores/auth.ts';
import { $shopCounts, $shopOrders, loadMore, openTab, type ShopOrders as Shown } from '#src/stores/vendor-orders.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopGate } from './ShopGate.tsx';
import { ShopOrderCard } from './ShopOrderCard.tsx';

/** What waits comes first; an unpaid order is not the shop's yet. */
const TABS: readonly OrderTab[] = ['waiting', 'preparing', 'shipping', 'done', 'ended', 'all'];
const SKELETON_KEYS = ['a', 'b', 'c'] as const;

/** The shop's orders by what they wait for. */
export function ShopOrders() {
	return (
		<ShopGate title={words.visitorTitle} text={words.visitorText} skeleton={<Skeleton />}>
			<Tabs />
		</ShopGate>
	);
}

const tabOfAddress = (): OrderTab => {
	const asked = new URLSearchParams(location.search).get('tab');
	return TABS.find((tab) => tab === asked) ?? 'waiting';
};
const addressOf = (tab: OrderTab): string => `${url.vendorOrders()}?tab=${tab}`;

function Tabs() {
	const shown = useStore($shopOrders);
	const counts = useStore($shopCounts);
	useEffect(() => {
		const read = () => void openTab(tabOfAddress());
		read();
		addEventListener('popstate', read);
		return () => removeEventListener('popstate', read);
	}, []);
	const choose = (event: MouseEvent, tab: OrderTab) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		history.pushState(null, '', addressOf(tab));
		void openTab(tab);
	};
	const waiting: Readonly<Partial<Record<OrderTab, number>>> = counts ?? {};
	return (
		<>
			<nav aria-label={words.tabs}>
				<ul className="order-tabs">
					{TABS.map((tab) => (
						<li key={tab}>
							<a
								className="chip"
								href={addressOf(tab)}
								aria-current={tab === shown.tab ? 'page' : undefined}
								onClick={(event) => choose(event, tab)}
							>
								{orderTabWords[tab]}
								{waiting[tab] ? <span className="order-tab-count">{waiting[tab]}</span> : null}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div aria-busy={shown.phase === 'loading'}>
				<List shown={shown} />
			</div>
		</>
	);
}

function List({ shown }: { readonly shown: Shown }) {
	const shop = useStore($auth).vendorData;
	const { tab, phase, items, nextCursor, isLoadingMore } = shown;
	if (phase === 'loading') return <Cards />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={packageIcon} title={words.failedTitle} text={shown.problem}>
				<Button onClick={() => void openTab(tab)}>{words.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0 && tab === 'all') {
		return (
			<EmptyState icon={packageIcon} title={browserWords.listEmpty} text={words.emptyText}>
				{shop && (
					<a className="btn btn-primary" href={url.shop(shop.slug)}>
						{words.toShop}
					</a>
				)}
			</EmptyState>
		);
	}
	if (items.length === 0) {
		return (
			<EmptyState icon={packageIcon} title={browserWords.listNoResults} text={words.noneHere}>
				<a className="btn btn-secondary" href={addressOf('all')}>
					{words.showAll}
				</a>
			</EmptyState>
		);
	}
	return (
		<div className="order-list">
			{items.map((order) => (
				<ShopOrderCard key={order.number} order={order} />
			))}
			{nextCursor && (
				<Button kind="secondary" isBusy={isLoadingMore} onClick={() => void loadMore()}>
					{words.more}
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
			{words.checking}
		</p>
		<div className="order-tabs" aria-hidden="true">
			{TABS.map((tab) => (
				<span className="skeleton order-tab-skeleton" key={tab} />
			))}
		</div>
		<Cards />
	</div>
);
