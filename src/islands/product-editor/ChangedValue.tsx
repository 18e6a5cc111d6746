import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { EditorAttribute, EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import type { FormDifference } from '#src/domains/product-editing/rules/form-merge.ts';
import { $categories, $editor, $profiles, readAttributes } from '#src/islands/product-editor/store.ts';
import { noReturnMessages } from '#src/messages/vi/return-terms.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { formatVnd } from '#src/shared/money.ts';
import { ChangedText } from '../ui/ChangedText.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';

type Props = { readonly difference: FormDifference; readonly side: 'mine' | 'theirs' };
const LONG: readonly FormDifference['part'][] = ['name', 'description'];

export function ChangedValue({ difference, side }: Props) {
	const { part, mine, theirs } = difference;
	const value = difference[side];
	const categories = useStore($categories);
	const profiles = useStore($profiles);
	if (['', '""', '[]'].includes(value)) return messages.empty;
	if (LONG.includes(part)) return <ChangedText mine={mine} theirs={theirs} shows={side} />;
	if (part === 'pictures') return <Pictures value={value} />;
	if (part === 'attributes') return <Attributes value={value} />;
	if (part === 'optionNames' || part === 'values') return (JSON.parse(value) as readonly string[]).join(', ');
	if (part === 'priceVnd') return formatVnd(Number(value));
	if (part === 'isOn') return value === 'true' ? messages.yes : messages.no;
	if (part === 'noReturnReason') return noReturnMessages[value as keyof typeof noReturnMessages] ?? value;
	if (part === 'shippingProfileId') return profiles.find(({ id }) => id === value)?.name ?? value;
	if (part !== 'categoryId') return value;
	return categories.flatMap(({ children }) => children).find(({ id }) => id === value)?.name ?? value;
}

const Pictures = ({ value }: { readonly value: string }) => {
	const pictures = JSON.parse(value) as EditorForm['pictures'];
	return (
		<span className="changed-pictures">
			{messages.pictureCount(pictures.length)}
			<span>
				{pictures.map(({ hash }) => (
					<LinePicture hash={hash} key={hash} />
				))}
			</span>
		</span>
	);
};

/** Shows attribute ids until their names are loaded. */
function Attributes({ value }: { readonly value: string }) {
	const { categoryId } = useStore($editor).form;
	const [known, setKnown] = useState<readonly EditorAttribute[]>([]);
	useEffect(() => {
		if (categoryId) void readAttributes(categoryId).then((found) => setKnown(found ?? []));
	}, [categoryId]);
	const said = JSON.parse(value) as EditorForm['attributes'];
	const nameOf = (code: string): string => known.find((one) => one.code === code)?.name ?? code;
	return said.map(({ code, values }) => `${nameOf(code)}: ${values.join(', ')}`).join('; ');
}
