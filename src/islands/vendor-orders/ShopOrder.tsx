import searchX from 'icon:search-x';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $shopOrder, openShopOrder } from '#src/islands/vendor-orders/order-store.ts';
import { shopOrderMessages as messages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { url } from '#src/routes.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopGate } from '../vendor/ShopGate.tsx';
import type { DeclineReasons } from './ShopOrderActions.tsx';
import { ShopOrderFacts } from './ShopOrderFacts.tsx';

type Props = { readonly reasons: DeclineReasons };

/** The page shell is cached for all order numbers, so the number is read from the URL. */
export function ShopOrder({ reasons }: Props) {
	return (
		<ShopGate title={messages.visitorTitle} text={messages.visitorText} skeleton={<Skeleton />}>
			<Order reasons={reasons} />
		</ShopGate>
	);
}

const numberOfAddress = (): string => decodeURIComponent(location.pathname.split('/').at(-1) ?? '');

function Order({ reasons }: Props) {
	const shown = useStore($shopOrder);
	useEffect(() => void openShopOrder(numberOfAddress()), []);
	if (shown.phase === 'loading') return <Skeleton />;
	if (shown.phase === 'shown') return <ShopOrderFacts order={shown.order} reasons={reasons} />;
	return shown.phase === 'missing' ? <Missing /> : <Failed problem={shown.problem} />;
}

const Missing = () => (
	<EmptyState icon={searchX} title={messages.missingTitle} text={messages.missingText}>
		<a className="btn btn-primary" href={url.vendorOrders()}>
			{messages.back}
		</a>
	</EmptyState>
);

const Failed = ({ problem }: { readonly problem: string }) => (
	<EmptyState icon={searchX} title={messages.failedTitle} text={problem}>
		<Button onClick={() => void openShopOrder(numberOfAddress())}>{messages.again}</Button>
	</EmptyState>
);

const Skeleton = () => (
	<div className="order-page" aria-busy="true">
		<p className="sr-only" role="status">
			{messages.checking}
		</p>
		<span className="skeleton order-now-skeleton order-now" aria-hidden="true" />
		<span className="skeleton order-card-skeleton" aria-hidden="true" />
		<span className="skeleton order-card-skeleton order-steps" aria-hidden="true" />
	</div>
);
