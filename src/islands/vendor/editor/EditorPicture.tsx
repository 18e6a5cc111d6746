import { useStore } from '@nanostores/react';
import type { EditorForm } from '#src/domains/catalog/contract-editor.ts';
import { variantKey } from '#src/domains/catalog/rules/editor-form.ts';
import { editorPartWords as partWords } from '#src/messages/vi/editor-parts.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { url } from '#src/routes.ts';
import { $editor, edit } from '#src/stores/vendor-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Picture = EditorForm['pictures'][number];
type Props = {
	readonly picture: Picture;
	readonly at: number;
	readonly count: number;
	readonly wrong: string | undefined;
	readonly onMove: (to: number) => void;
	readonly onCrop: () => void;
	readonly onDragStart: () => void;
	readonly onDrop: () => void;
};

/** One picture with its place, its words and the choice it shows. */
export function EditorPicture({ picture, at, count, wrong, ...on }: Props) {
	const { onMove, onCrop, onDragStart, onDrop } = on;
	const { form } = useStore($editor);
	const { hash, alt, of } = picture;
	const change = (part: Partial<Picture>) =>
		edit({ pictures: form.pictures.map((one) => (one.hash === hash ? { ...one, ...part } : one)) });
	const keys = form.variants.map(({ values }) => variantKey(values)).filter((key) => key !== '');
	const which = words.picture(at + 1);
	return (
		<li
			className="editor-picture"
			draggable
			onDragStart={onDragStart}
			onDragOver={(event) => event.preventDefault()}
			onDrop={onDrop}
		>
			<img src={url.picture({ hash, width: 320, format: 'webp' })} width={160} height={160} alt={alt || which} />
			<div className="editor-picture-facts">
				<p className="field-label">{at === 0 ? `${which}: ${words.cover}` : which}</p>
				<div className="editor-picture-acts">
					<Button kind="secondary" disabled={at === 0} onClick={() => onMove(at - 1)}>
						{words.up} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="secondary" disabled={at === count - 1} onClick={() => onMove(at + 1)}>
						{words.down} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="secondary" onClick={onCrop}>
						{words.crop} <span className="sr-only">{which}</span>
					</Button>
					<Button kind="quiet" onClick={() => edit({ pictures: form.pictures.filter((one) => one.hash !== hash) })}>
						{words.removePicture} <span className="sr-only">{which}</span>
					</Button>
				</div>
			</div>
			<details className="editor-fold">
				<summary className="editor-fold-head">
					<span>{partWords.pictureWords}</span>
					<span className="editor-said">{partWords.pictureSaid(alt, of)}</span>
				</summary>
				<div className="editor-fold-body">
					<TextField
						id={`alt-${hash}`}
						label={words.alt}
						hint={words.altHint}
						maxLength={160}
						value={alt}
						error={wrong}
						isOptional
						onChange={(text) => change({ alt: text })}
					/>
					{keys.length > 0 && (
						<Select
							id={`cua-${hash}`}
							label={words.pictureOf}
							placeholder={words.ofAll}
							options={keys.map((key) => ({ value: key, label: key }))}
							value={of}
							isOptional
							onChange={(key) => change({ of: key })}
						/>
					)}
				</div>
			</details>
		</li>
	);
}
