import { useEffect, useRef, useState } from 'react';
import { shopVoucherWords as words } from '#src/messages/vi/shop-vouchers-screen.ts';
import { createVoucher } from '#src/stores/vendor-money.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstWrong } from '../../ui/focus-wrong.ts';
import { VoucherFields } from './VoucherFields.tsx';
import { type RefusedDraft, refusedIn, toVoucherInput, type VoucherDraft, wrongIn } from './voucher-draft.ts';

type Props = {
	/** The Vietnamese day, `YYYY-MM-DD`. */
	readonly today: string;
};
const NEW: Omit<VoucherDraft, 'from'> = {
	...{ code: '', kind: 'fixed', amountVnd: 0, percent: '', capVnd: 0, minGoodsVnd: 0 },
	...{ to: '', uses: '100', each: '1', isListed: true },
};

/** A new voucher of the shop, at its cost. */
export function VoucherForm({ today }: Props) {
	const blank: VoucherDraft = { ...NEW, from: today };
	const [draft, setDraft, settleDraft] = useTyped('voucher', blank);
	const [refused, setRefused] = useState<RefusedDraft | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const wrong = wrongIn(draft, today);
	const { isBusy, isTried, onSubmit } = useSending(Object.keys(wrong).length === 0, async () => {
		const made = await createVoucher(toVoucherInput(draft));
		if (made.value === null) {
			setRefused({ draft, fields: made.fields });
			return false;
		}
		settleDraft(blank);
		location.reload();
		return true;
	});
	const errors = { ...(refused && refusedIn(refused, draft)), ...(isTried && wrong) };
	// Beside its field by now: there it is mended.
	useEffect(() => {
		if (refused && form.current) focusFirstWrong(form.current);
	}, [refused]);
	return (
		<form ref={form} className="account-form voucher-form" noValidate onSubmit={onSubmit}>
			<VoucherFields draft={draft} errors={errors} today={today} onChange={setDraft} />
			<label className="choice">
				<input
					type="checkbox"
					checked={draft.isListed}
					aria-describedby="ma-hien-goi-y"
					onChange={({ currentTarget }) => setDraft({ ...draft, isListed: currentTarget.checked })}
				/>
				<span>{words.listed}</span>
			</label>
			<p className="field-hint" id="ma-hien-goi-y">
				{words.listedHint}
			</p>
			<Button type="submit" isBusy={isBusy}>
				{words.create}
			</Button>
		</form>
	);
}
