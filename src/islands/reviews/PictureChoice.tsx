import x from 'icon:x';
import { type ChangeEvent, useId, useState } from 'react';
import { REVIEW_PICTURES_MAX } from '#src/domains/reviews/contract.ts';
import { reviewFormWords as words } from '#src/messages/vi/review-form.ts';
import { url } from '#src/routes.ts';
import { uploadPicture } from '#src/stores/pictures.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { readonly hashes: readonly string[]; readonly onChange: (hashes: readonly string[]) => void };

const SIZE_PX = 72;

/** Uploaded as they are chosen: what was refused is told at once, and sending stays quick. */
export function PictureChoice({ hashes, onChange }: Props) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<readonly string[]>([]);
	const room = REVIEW_PICTURES_MAX - hashes.length;
	const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		if (files.length === 0) return;
		setBusy(true);
		let chosen = hashes;
		const refused: string[] = files.length > room ? [words.tooManyPictures] : [];
		for (const file of files.slice(0, room)) {
			const upload = await uploadPicture(file);
			if (upload.picture) chosen = [...new Set([...chosen, upload.picture.hash])];
			else refused.push(upload.wrong);
			onChange(chosen);
		}
		setWrong(refused);
		setBusy(false);
	};
	return (
		<div className="field">
			<span className="field-label">{words.pictures}</span>
			<ul className="review-pictures">
				{hashes.map((hash, at) => (
					<li key={hash} className="picture-pick">
						<img
							src={url.picture({ hash, width: 320, format: 'webp' })}
							width={SIZE_PX}
							height={SIZE_PX}
							alt={words.pictureOf(at + 1)}
						/>
						<button
							className="btn btn-secondary btn-icon"
							type="button"
							aria-label={words.removePicture(at + 1)}
							onClick={() => onChange(hashes.filter((other) => other !== hash))}
						>
							<Icon shapes={x} />
						</button>
					</li>
				))}
			</ul>
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
