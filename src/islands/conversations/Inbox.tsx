import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import { openConversations, pollConversations } from '#src/islands/conversations/store.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { url } from '#src/routes.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { StartPane } from './StartPane.tsx';

type Props = { readonly side: MessageParty };
type Place =
	| { readonly kind: 'list' }
	| { readonly kind: 'conversation'; readonly id: string }
	| { readonly kind: 'product'; readonly id: string }
	| { readonly kind: 'shop'; readonly slug: string };

function placeOfAddress(side: MessageParty): Place {
	const query = new URLSearchParams(location.search);
	const [conversation, product, shop] = [query.get('c'), query.get('sp'), query.get('shop')];
	if (conversation) return { kind: 'conversation', id: conversation };
	if (side === 'buyer' && product) return { kind: 'product', id: product };
	if (side === 'buyer' && shop) return { kind: 'shop', slug: shop };
	return { kind: 'list' };
}

const keyOf = (place: Place): string => JSON.stringify(place);

/** List and open conversation beside each other; on a phone the conversation covers the screen. */
export function Inbox({ side }: Props) {
	const [place, setPlace] = useState<Place | null>(null);
	const shown = useRef('');
	const show = useCallback((next: Place): void => {
		// Closing a dialog also fires `popstate`, so the same place must not be opened again.
		if (keyOf(next) === shown.current) return;
		shown.current = keyOf(next);
		setPlace(next);
	}, []);
	useEffect(() => {
		const follow = () => show(placeOfAddress(side));
		follow();
		void openConversations({ side, tab: 'all', q: '' });
		addEventListener('popstate', follow);
		const stop = pollConversations();
		return () => {
			removeEventListener('popstate', follow);
			stop();
		};
	}, [side, show]);
	const inbox = side === 'buyer' ? url.conversations : url.vendorConversations;
	const go = (next: Place, query: Readonly<Record<string, string>>, isReplaced = false): void => {
		history[isReplaced ? 'replaceState' : 'pushState'](null, '', inbox(query));
		show(next);
	};
	const openOne = (id: string, isReplaced = false): void => go({ kind: 'conversation', id }, { c: id }, isReplaced);
	const close = (): void => go({ kind: 'list' }, {});
	const here = place ?? { kind: 'list' };
	return (
		<div className="chat" data-open={here.kind === 'list' ? undefined : true}>
			<ConversationList side={side} openId={here.kind === 'conversation' ? here.id : null} onOpen={openOne} />
			<section className="chat-pane" aria-label={messages.messages}>
				{here.kind === 'conversation' && <ConversationPane key={here.id} side={side} id={here.id} onClose={close} />}
				{here.kind === 'product' && (
					<StartPane key={here.id} productId={here.id} onClose={close} onOpened={(id) => openOne(id, true)} />
				)}
				{here.kind === 'shop' && (
					<ProductPicker
						key={here.slug}
						shop={here.slug}
						onClose={close}
						onPick={(id) => go({ kind: 'product', id }, { sp: id })}
					/>
				)}
				{here.kind === 'list' && (
					<div className="chat-blank">
						<p>
							<strong>{messages.chooseTitle}</strong>
						</p>
						<p>{messages.choose}</p>
					</div>
				)}
			</section>
		</div>
	);
}
