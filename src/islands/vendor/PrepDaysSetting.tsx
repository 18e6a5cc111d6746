import { useState } from 'react';
import { SHOP_PREP_DAYS_MAX } from '#src/domains/vendors/contract.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { setPrepDays } from '#src/stores/vendor-shop.ts';

type Props = { readonly prepDays: number };
const CHOICES = Array.from({ length: SHOP_PREP_DAYS_MAX }, (_, at) => at + 1);

/** Kept at once; what was refused falls back. */
export function PrepDaysSetting({ prepDays }: Props) {
	const [kept, setKept] = useState(prepDays);
	const [isBusy, setBusy] = useState(false);
	const choose = async (wanted: number): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		setKept(wanted);
		if ((await setPrepDays(wanted)) === null) setKept(kept);
		setBusy(false);
	};
	return (
		<fieldset className="account-form">
			<legend className="field-label">{words.prepTitle}</legend>
			<div>
				{CHOICES.map((days) => (
					<label className="choice" key={days}>
						<input type="radio" name="ngay-chuan-bi" checked={kept === days} onChange={() => void choose(days)} />
						<span>{words.prepDays(days)}</span>
					</label>
				))}
			</div>
			<p className="field-hint">{words.prepHint}</p>
		</fieldset>
	);
}
