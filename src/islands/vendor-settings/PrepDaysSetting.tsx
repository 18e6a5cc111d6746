import { useState } from 'react';
import { SHOP_PREP_DAYS_MAX } from '#src/domains/vendors/contract/shop.ts';
import { setPrepDays } from '#src/islands/vendor-settings/store.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { type Folded, SettingsPart } from './SettingsPart.tsx';

type Props = Folded & { readonly prepDays: number };
const CHOICES = Array.from({ length: SHOP_PREP_DAYS_MAX }, (_, at) => at + 1);

/** Saves on change; a rejected change is reverted. */
export function PrepDaysSetting({ prepDays, isOpenAtFirst }: Props) {
	const [stored, setStored] = useState(prepDays);
	const [isBusy, setBusy] = useState(false);
	const choose = async (wanted: number): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		setStored(wanted);
		if ((await setPrepDays(wanted)) === null) setStored(stored);
		setBusy(false);
	};
	return (
		<SettingsPart
			id="cach-ban"
			title={messages.sellingTitle}
			said={messages.prepSaid(stored)}
			isOpenAtFirst={isOpenAtFirst}
		>
			<fieldset className="account-form">
				<legend className="field-label">{messages.prepTitle}</legend>
				<div>
					{CHOICES.map((days) => (
						<label className="choice" key={days}>
							<input type="radio" name="ngay-chuan-bi" checked={stored === days} onChange={() => void choose(days)} />
							<span>{messages.prepDays(days)}</span>
						</label>
					))}
				</div>
				<p className="field-hint">{messages.prepHint}</p>
			</fieldset>
		</SettingsPart>
	);
}
