import { useEffect, useState } from 'react';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { SHOP_CAPABILITIES, SHOP_DESCRIPTION_MAX, TAGLINE_MAX } from '#src/domains/vendors/contract/shop.ts';
import { allProvinces } from '#src/islands/addresses/store.ts';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { isOpen } from '#src/shared/site/open-sections.ts';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';
import type { FieldNotes } from './ApplicationSteps.tsx';

type Props = {
	readonly form: ApplicationForm;
	readonly write: (typed: ApplicationForm) => void;
	readonly notes: FieldNotes;
};

export function ShopStep({ form, write, notes }: Props) {
	const [provinces, setProvinces] = useState<Awaited<ReturnType<typeof allProvinces>>>([]);
	useEffect(() => void allProvinces().then(setProvinces), []);
	const chosen = form.capabilities ?? [];
	const offered = SHOP_CAPABILITIES.filter(
		(value) => value !== 'freight' || isOpen('freight') || chosen.includes(value),
	);
	return (
		<>
			<TextField
				id="ten-gian-hang"
				label={messages.name}
				hint={messages.nameHint}
				autoComplete="off"
				maxLength={60}
				value={form.name ?? ''}
				error={notes.name}
				onChange={(name) => write({ name })}
			/>
			<TextField
				id="cau-gioi-thieu"
				label={messages.tagline}
				isOptional
				maxLength={TAGLINE_MAX}
				value={form.tagline ?? ''}
				error={notes.tagline}
				onChange={(tagline) => write({ tagline })}
			/>
			<LongText
				id="loi-gioi-thieu"
				label={messages.about}
				isOptional
				maxLength={SHOP_DESCRIPTION_MAX}
				value={form.description ?? ''}
				error={notes.description}
				onChange={(description) => write({ description })}
			/>
			<Select
				id="tinh-gui"
				label={messages.province}
				options={provinces}
				value={form.provinceCode ?? ''}
				error={notes.provinceCode}
				onChange={(provinceCode) => write({ provinceCode })}
			/>
			<fieldset className="checkout-choices" aria-describedby="lam-gi-loi">
				<legend>{messages.capabilities}</legend>
				{offered.map((value) => (
					<label className="choice" key={value}>
						<input
							type="checkbox"
							checked={chosen.includes(value)}
							data-wrong={notes.capabilities ? true : undefined}
							onChange={({ currentTarget }) => {
								const others = chosen.filter((other) => other !== value);
								write({ capabilities: currentTarget.checked ? [...others, value] : others });
							}}
						/>
						<span>{messages.capabilityNames[value]}</span>
					</label>
				))}
				<FieldError id="lam-gi-loi" words={notes.capabilities ?? ''} />
			</fieldset>
		</>
	);
}
