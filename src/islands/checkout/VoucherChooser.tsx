import badge from 'icon:receipt-text';
import { useState } from 'react';
import type { AppliedVoucher, ShopOffers } from '#src/domains/checkout/contract/vouchers.ts';
import { requestVouchers } from '#src/islands/checkout/store.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { voucherProblemMessages } from '#src/messages/vi/vouchers.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type CodeProps, useTypedCode, VoucherCodeField } from './VoucherCodeField.tsx';
import { VoucherList } from './VoucherList.tsx';

export type VoucherProps = CodeProps & { readonly lineIds: readonly string[] };

export function VoucherChooser({ shop, lineIds, choice, onVoucher }: VoucherProps) {
	const [isOpen, setOpen] = useState(false);
	const [offers, setOffers] = useState<ShopOffers | null>(null);
	const open = async () => {
		setOpen(true);
		const answer = await requestVouchers(lineIds);
		if (answer) setOffers(answer.shops.find(({ shopId }) => shopId === shop.shopId) ?? null);
	};
	const typed = useTypedCode({ shop, choice, onVoucher });
	// A typed code is applied or shows its error once before the sheet closes.
	const finish = async () => {
		if (await typed.finish()) setOpen(false);
	};
	const applied = [shop.shopVoucher, shop.platformVoucher].flatMap((voucher) => voucher ?? []);
	return (
		<div className="checkout-vouchers">
			<button className="checkout-note-head" type="button" onClick={() => void open()}>
				<Icon shapes={badge} size={18} />
				<span className="link">{applied.length > 0 ? messages.changeVoucher : messages.chooseVoucher}</span>
			</button>
			{applied.map((voucher) => (
				<Applied key={voucher.code} voucher={voucher} />
			))}
			<Dialog
				title={messages.vouchersOf(shop.shopName)}
				isOpen={isOpen}
				isSheet
				onClose={() => setOpen(false)}
				foot={
					<Button isWide isBusy={typed.isBusy} onClick={() => void finish()}>
						{messages.vouchersDone}
					</Button>
				}
			>
				<VoucherCodeField shopId={shop.shopId} typed={typed} />
				<VoucherList
					title={messages.shopVouchers}
					name={`shop-${shop.shopId}`}
					offers={offers?.shop ?? null}
					goodsVnd={shop.goodsVnd}
					applied={shop.shopVoucher}
					onChoose={(shopCode) => onVoucher({ ...choice, shopCode })}
				/>
				<VoucherList
					title={messages.platformVouchers}
					name={`platform-${shop.shopId}`}
					offers={offers?.platform ?? null}
					goodsVnd={shop.goodsVnd}
					applied={shop.platformVoucher}
					onChoose={(platformCode) => onVoucher({ ...choice, platformCode })}
				/>
			</Dialog>
		</div>
	);
}

function Applied({ voucher: { code, discountVnd, problem } }: { readonly voucher: AppliedVoucher }) {
	return (
		<p className="checkout-applied">
			<span>{messages.voucherCode(code)}</span>
			{problem ? (
				<span className="cart-row-trouble">{voucherProblemMessages[problem]}</span>
			) : (
				<strong className="money">{formatVnd(-discountVnd)}</strong>
			)}
		</p>
	);
}
