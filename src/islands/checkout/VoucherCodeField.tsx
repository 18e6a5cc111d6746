import { useState } from 'react';
import type { Quote, QuoteShop } from '#src/domains/checkout/contract/quote.ts';
import type { AppliedVoucher, VoucherSelection } from '#src/domains/checkout/contract/vouchers.ts';
import { CODE_TYPED_MAX } from '#src/domains/promotions/contract.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { voucherProblemMessages } from '#src/messages/vi/vouchers.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

const fieldOf = (shopId: string): string => `ma-${shopId}`;

export type CodeProps = {
	readonly shop: QuoteShop;
	readonly choice: VoucherSelection;
	readonly onVoucher: (choice: VoucherSelection) => Promise<Quote | null>;
};

/**
 * A typed code is tried as the shop's voucher first, then as the platform's. A code that does not apply is not
 * stored.
 */
export function useTypedCode({ shop, choice, onVoucher }: CodeProps) {
	const [code, setTyped] = useState('');
	const [error, setError] = useState('');
	const [isBusy, setBusy] = useState(false);
	const setCode = (text: string): void => {
		setTyped(text);
		setError('');
	};
	const focus = (): void => document.getElementById(fieldOf(shop.shopId))?.focus();
	const tried = async (
		request: VoucherSelection,
		payer: 'shopVoucher' | 'platformVoucher',
	): Promise<AppliedVoucher | null> => {
		const quote = await onVoucher(request);
		return quote?.shops.find(({ shopId }) => shopId === shop.shopId)?.[payer] ?? null;
	};
	/**
	 * Returns false when the code does not apply; an empty field is valid. The field itself reports a code that is too
	 * long.
	 */
	const apply = async (): Promise<boolean> => {
		if (!code.trim()) return true;
		if (code.length > CODE_TYPED_MAX) {
			focus();
			return false;
		}
		setBusy(true);
		setError('');
		const ofShop = await tried({ ...choice, shopCode: code }, 'shopVoucher');
		const isOther = ofShop?.problem === 'unknown';
		const found = isOther ? await tried({ ...choice, platformCode: code }, 'platformVoucher') : ofShop;
		if (found?.problem) {
			await onVoucher(choice);
			setError(voucherProblemMessages[found.problem]);
			focus();
		} else if (found) setCode('');
		setBusy(false);
		return found?.problem === null;
	};
	/** Like `apply`, but a code that was already rejected is discarded without another request. */
	const finish = async (): Promise<boolean> => {
		const isKnown = error !== '';
		if (isKnown) setCode('');
		return isKnown || apply();
	};
	return { code, setCode, error, isBusy, apply, finish };
}

type FieldProps = { readonly shopId: string; readonly typed: ReturnType<typeof useTypedCode> };

export function VoucherCodeField({ shopId, typed: { code, setCode, error, isBusy, apply } }: FieldProps) {
	return (
		<form
			className="checkout-code"
			onSubmit={(event) => {
				event.preventDefault();
				void apply();
			}}
		>
			<TextField
				id={fieldOf(shopId)}
				label={messages.typeCode}
				value={code}
				maxLength={CODE_TYPED_MAX}
				autoComplete="off"
				onChange={setCode}
				{...(error ? { error } : {})}
			/>
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{messages.apply}
			</Button>
		</form>
	);
}
