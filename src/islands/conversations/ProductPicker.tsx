import message from 'icon:message-circle';
import search from 'icon:search';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { findShopProducts } from '#src/islands/conversations/store.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { url } from '#src/routes.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/limits/search-limit.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChatPicture } from './ChatPicture.tsx';
import { PaneHead } from './PaneHead.tsx';

type Props = { readonly shop: string; readonly onClose: () => void; readonly onPick: (productId: string) => void };

/** From the shop's page: a message is always about a product. */
export function ProductPicker({ shop, onClose, onPick }: Props) {
	const id = useId();
	const [q, setQ] = useState('');
	const [wanted, setWanted] = useState('');
	const [found, setFound] = useState<readonly ProductCard[] | 'loading' | 'failed'>('loading');
	useEffect(() => {
		let isHere = true;
		setFound('loading');
		void findShopProducts(shop, wanted).then((items) => {
			if (isHere) setFound(items ?? 'failed');
		});
		return () => {
			isHere = false;
		};
	}, [shop, wanted]);
	const find = (event: FormEvent): void => {
		event.preventDefault();
		setWanted(q.trim());
	};
	const name = Array.isArray(found) ? (found[0]?.shopName ?? '') : '';
	return (
		<>
			<PaneHead name={name || messages.title} path={url.shop(shop)} onClose={onClose} />
			<div className="chat-picker">
				<p>
					<strong>{messages.pickTitle}</strong>
				</p>
				<search>
					<form className="chat-search" onSubmit={find}>
						<label className="sr-only" htmlFor={id}>
							{messages.pickSearch}
						</label>
						<input
							id={id}
							className="field-input"
							type="search"
							placeholder={messages.pickSearch}
							maxLength={SEARCH_TEXT_MAX}
							value={q}
							onChange={({ currentTarget }) => setQ(currentTarget.value)}
						/>
						<button className="btn btn-secondary btn-icon" type="submit" aria-label={messages.searchNow}>
							<Icon shapes={search} />
						</button>
					</form>
				</search>
				{found === 'loading' && <p role="status">{messages.loading}</p>}
				{found === 'failed' && (
					<div>
						<p role="alert">{messages.failed}</p>
						<Button kind="secondary" onClick={() => setWanted(`${wanted} `)}>
							{messages.tryAgain}
						</Button>
					</div>
				)}
				{Array.isArray(found) && found.length === 0 && <p>{messages.pickNone}</p>}
				{Array.isArray(found) && (
					<ul>
						{(found as readonly ProductCard[]).map((product) => (
							<li key={product.id}>
								<button className="chat-row" type="button" onClick={() => onPick(product.id)}>
									<ChatPicture hash={product.pictureHash} fallback={message} size={48} />
									<span className="chat-row-text">
										<span className="chat-pick-name">{product.name}</span>
										<span className="money">{formatVnd(product.priceFromVnd)}</span>
									</span>
								</button>
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	);
}
