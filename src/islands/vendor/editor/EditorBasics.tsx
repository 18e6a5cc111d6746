import { useStore } from '@nanostores/react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { $categories, $editor, changeCategory, edit } from '#src/stores/vendor-editor.ts';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LicenceNote } from './LicenceNote.tsx';

type Props = {
	readonly wrong: (field: string) => string | undefined;
};

/** What it is called and where it stands. */
export function EditorBasics({ wrong }: Props) {
	const { form, view } = useStore($editor);
	const categories = useStore($categories);
	const isSeen = view?.state === 'published' || view?.state === 'hidden';
	return (
		<>
			<TextField
				id="ten-hang"
				label={words.name}
				hint={words.nameHint}
				maxLength={120}
				value={form.name}
				error={wrong('ten-hang')}
				onChange={(name) => edit({ name })}
			/>
			<Field
				id="danh-muc-hang"
				label={words.category}
				hint={isSeen ? words.categoryWaits : undefined}
				error={wrong('danh-muc-hang')}
			>
				{(control) => (
					<select
						{...control}
						className="field-input"
						value={form.categoryId}
						onChange={({ currentTarget }) => void changeCategory(currentTarget.value)}
					>
						<option value="">{words.chooseCategory}</option>
						{categories.map((branch) => (
							<optgroup key={branch.id} label={branch.name}>
								{branch.children.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</optgroup>
						))}
					</select>
				)}
			</Field>
			<LicenceNote categoryId={form.categoryId} mayAsk={view?.mayEdit ?? true} />
		</>
	);
}
