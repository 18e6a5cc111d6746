import { useStore } from '@nanostores/react';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
	$contentCounts,
	openUserContent,
	showChosenPlace,
	USER_CONTENT_PLACES,
	type UserContentPlace,
} from '#src/islands/vendor-reviews/store.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { url } from '#src/routes.ts';
import { ShopGate } from '../vendor/ShopGate.tsx';
import { ShopUserContent } from './ShopUserContent.tsx';

export const ShopCustomers = () => (
	<ShopGate title={messages.visitorTitle} text={messages.visitorText} skeleton={<Skeleton />}>
		<Places />
	</ShopGate>
);

const placeOfAddress = (): UserContentPlace => {
	const asked = new URLSearchParams(location.search).get('tab');
	return USER_CONTENT_PLACES.find((place) => place === asked) ?? 'reviews';
};

function Places() {
	const counts = useStore($contentCounts);
	const [here, setHere] = useState<UserContentPlace | null>(null);
	const opened = useRef<UserContentPlace | null>(null);
	const open = useCallback((place: UserContentPlace): void => {
		opened.current = place;
		setHere(place);
		void openUserContent(place, 'waiting');
	}, []);
	useEffect(() => {
		// Closing a dialog also fires `popstate`, so the same place must not be loaded again.
		const follow = () => {
			if (placeOfAddress() !== opened.current) open(placeOfAddress());
		};
		follow();
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, [open]);
	useEffect(() => {
		if (here) showChosenPlace();
	}, [here]);
	const choose = (event: MouseEvent, place: UserContentPlace) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		history.pushState(null, '', url.vendorCustomers({ tab: place }));
		open(place);
	};
	return (
		<>
			<nav aria-label={messages.placesLabel}>
				<ul className="order-tabs">
					<li>
						<a className="chip" href={url.vendorConversations()}>
							{messages.conversations}
							<span className="order-tab-count" data-counter="vendorConversations" hidden />
						</a>
					</li>
					{USER_CONTENT_PLACES.map((place) => (
						<li key={place}>
							<a
								className="chip"
								href={url.vendorCustomers({ tab: place })}
								aria-current={place === here ? 'page' : undefined}
								onClick={(event) => choose(event, place)}
							>
								{messages.places[place]}
								{counts?.[place] ? <span className="order-tab-count">{counts[place]}</span> : null}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<ShopUserContent />
		</>
	);
}

const Skeleton = () => (
	<div aria-busy="true">
		<p className="sr-only" role="status">
			{messages.checking}
		</p>
		<div className="order-tabs" aria-hidden="true">
			{USER_CONTENT_PLACES.map((place) => (
				<span className="skeleton order-tab-skeleton" key={place} />
			))}
		</div>
		<span className="skeleton order-card-skeleton" aria-hidden="true" />
	</div>
);
