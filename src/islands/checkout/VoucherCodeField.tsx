import { useState } from 'react';
import type { AppliedVoucher, VoucherChoice } from '#src/domains/orders/contract-checkout.ts';
import { checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
import { voucherProblemWords } from '#src/messages/vi/promotions.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { VoucherProps } from './VoucherChooser.tsx';

const CODE_MAX_LENGTH = 60;

type Props = Pick<VoucherProps, 'shop' | 'choice' | 'onVoucher'>;

/** A code that somebody was told: of the shop first, then of the market. One that does not count is not kept. */
export function VoucherCodeField({ shop, choice, onVoucher }: Props) {
	const [code, setCode] = useState('');
	const [error, setError] = useState('');
	const [isBusy, setBusy] = useState(false);
	const tried = async (
		wish: VoucherChoice,
		payer: 'shopVoucher' | 'platformVoucher',
	): Promise<AppliedVoucher | null> => {
		const quote = await onVoucher(wish);
		return quote?.shops.find(({ shopId }) => shopId === shop.shopId)?.[payer] ?? null;
	};
	const apply = async (): Promise<void> => {
		setBusy(true);
		setError('');
		const ofShop = await tried({ ...choice, shopCode: code }, 'shopVoucher');
		const isOfShop = ofShop !== null && ofShop.problem !== 'unknown';
		const found = isOfShop ? ofShop : await tried({ ...choice, platformCode: code }, 'platformVoucher');
		if (found?.problem) {
			await onVoucher(choice);
			setError(voucherProblemWords[found.problem]);
		} else if (found) setCode('');
		setBusy(false);
	};
	return (
		<form
			className="checkout-code"
			onSubmit={(event) => {
				event.preventDefault();
				if (code.trim()) void apply();
			}}
		>
			<TextField
				id={`ma-${shop.shopId}`}
				label={words.typeCode}
				value={code}
				maxLength={CODE_MAX_LENGTH}
				autoComplete="off"
				onChange={setCode}
				{...(error ? { error } : {})}
			/>
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{words.apply}
			</Button>
		</form>
	);
}
