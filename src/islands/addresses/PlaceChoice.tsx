import { useCallback, useMemo } from 'react';
import { allProvinces, wardsOf } from '#src/islands/addresses/store.ts';
import { addressFormMessages as messages } from '#src/messages/vi/addresses.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ChoiceOption, pagesOf } from '../ui/option-pages.ts';

export type Place = { readonly province: ChoiceOption | null; readonly ward: ChoiceOption | null };
type Props = {
	readonly id: string;
	readonly place: Place;
	readonly errors: Readonly<{ provinceCode?: string | undefined; wardCode?: string | undefined }>;
	readonly onChange: (place: Place) => void;
};

export function PlaceChoice({ id, place: { province, ward }, errors, onChange }: Props) {
	const loadProvinces = useCallback(
		async (filter: string, cursor: string | null) => pagesOf(await allProvinces())(filter, cursor),
		[],
	);
	const provinceCode = province?.value ?? '';
	const loadWards = useMemo(
		() => (filter: string, cursor: string | null) =>
			provinceCode === '' ? Promise.resolve({ items: [], nextCursor: null }) : wardsOf(provinceCode, filter, cursor),
		[provinceCode],
	);
	return (
		<>
			<Combobox
				id={`${id}-province`}
				label={messages.province}
				error={errors.provinceCode}
				load={loadProvinces}
				value={province}
				onChange={(option) => onChange({ province: option, ward: option?.value === provinceCode ? ward : null })}
			/>
			<Combobox
				id={`${id}-ward`}
				label={messages.ward}
				hint={province ? undefined : messages.provinceFirst}
				error={errors.wardCode}
				load={loadWards}
				value={ward}
				onChange={(option) => onChange({ province, ward: option })}
				isDisabled={!province}
			/>
		</>
	);
}
