import { type ChangeEvent, useId, useState } from 'react';
import { RETURN_PICTURES_MAX } from '#src/domains/orders/contract-returns.ts';
import { returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { type Evidence, uploadEvidence } from '#src/stores/returns.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/FieldError.tsx';

type Props = { readonly chosen: readonly Evidence[]; readonly onChange: (chosen: readonly Evidence[]) => void };

/** Uploaded as they are chosen, by name: they are shown to nobody before they are sent. */
export function EvidenceChoice({ chosen, onChange }: Props) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<readonly string[]>([]);
	const room = RETURN_PICTURES_MAX - chosen.length;
	const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		if (files.length === 0) return;
		setBusy(true);
		let known = chosen;
		const refused: string[] = files.length > room ? [words.tooManyPictures] : [];
		for (const file of files.slice(0, room)) {
			const upload = await uploadEvidence(file);
			if (upload.picture) known = [...known, upload.picture];
			else refused.push(upload.wrong);
			onChange(known);
		}
		setWrong(refused);
		setBusy(false);
	};
	return (
		<div className="field">
			<span className="field-label">{words.pictures}</span>
			<p className="field-hint">{words.picturesHint}</p>
			{chosen.length > 0 && (
				<ul className="return-files">
					{chosen.map((picture) => (
						<li key={picture.id}>
							<span className="return-file">{picture.name}</span>
							<Button kind="quiet" onClick={() => onChange(chosen.filter(({ id: other }) => other !== picture.id))}>
								{words.removePicture(picture.name)}
							</Button>
						</li>
					))}
				</ul>
			)}
			{room > 0 && (
				<label className="btn btn-secondary picture-add" htmlFor={id} aria-busy={isBusy}>
					{isBusy ? words.uploading : words.addPicture}
					<input
						className="sr-only"
						id={id}
						type="file"
						accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
						multiple
						aria-describedby={wrong.length > 0 ? `${id}-loi` : undefined}
						aria-invalid={wrong.length > 0 ? true : undefined}
						disabled={isBusy}
						onChange={(event) => void add(event)}
					/>
				</label>
			)}
			<FieldError id={`${id}-loi`} words={wrong.join('\n')} />
		</div>
	);
}
