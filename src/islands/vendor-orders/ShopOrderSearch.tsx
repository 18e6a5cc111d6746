import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ORDER_SEARCH_MAX } from '#src/domains/order-views/contract/order-views.ts';
import { $shopOrders } from '#src/islands/vendor-orders/store.ts';
import { shopOrderMessages as messages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { url } from '#src/routes.ts';
import { TextField } from '../ui/fields/TextField.tsx';

type Props = { readonly asked: string; readonly onSearch: (q: string) => Promise<void> };
const TYPING_MS = 250;

/** Finds orders by number, buyer name, phone or product. Enter, which barcode scanners send, opens a single match. */
export function ShopOrderSearch({ asked, onSearch }: Props) {
	const [text, setText] = useState(asked);
	const told = useRef(asked);
	useEffect(() => {
		// The text being typed takes precedence over the last query.
		if (asked !== told.current) setText(asked);
		told.current = asked;
	}, [asked]);
	const q = text.trim().slice(0, ORDER_SEARCH_MAX);
	const search = useCallback(async (): Promise<void> => {
		if (q === told.current) return;
		told.current = q;
		await onSearch(q);
	}, [q, onSearch]);
	useEffect(() => {
		const timer = setTimeout(() => void search(), TYPING_MS);
		return () => clearTimeout(timer);
	}, [search]);
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (q === '') return;
		await search();
		const { items, phase, asked: shown } = $shopOrders.get();
		if (phase === 'shown' && shown.q === q && items.length === 1 && items[0])
			location.assign(url.vendorOrder(items[0].number));
	};
	return (
		<search>
			<form className="goods-search order-search" onSubmit={(event) => void submit(event)}>
				<TextField
					id="tim-don"
					type="search"
					label={messages.search}
					placeholder={messages.searchShort}
					value={text}
					onChange={setText}
					isUnmarked
				/>
			</form>
		</search>
	);
}
