import x from 'icon:x';
import { REVIEW_PICTURES_MAX } from '#src/domains/reviews/contract.ts';
import { reviewFormMessages as messages } from '#src/messages/vi/reviews.ts';
import { url } from '#src/routes.ts';
import { uploadPicture } from '#src/stores/pictures.ts';
import { Icon } from '../ui/Icon.tsx';
import { type AcceptedFile, PictureFiles } from '../ui/PictureFiles.tsx';

type Props = { readonly hashes: readonly string[]; readonly onChange: (hashes: readonly string[]) => void };

const SIZE_PX = 72;
const SAID = { add: messages.addPicture, uploading: messages.uploading, tooMany: messages.tooManyPictures };

async function take(file: File): Promise<AcceptedFile<string>> {
	const upload = await uploadPicture(file);
	return upload.picture ? { kept: upload.picture.hash } : { wrong: upload.wrong };
}

export function PictureChoice({ hashes, onChange }: Props) {
	return (
		<PictureFiles
			label={messages.pictures}
			words={SAID}
			chosen={hashes}
			max={REVIEW_PICTURES_MAX}
			upload={take}
			onChange={onChange}
		>
			<ul className="review-pictures">
				{hashes.map((hash, at) => (
					<li key={hash} className="picture-pick">
						<img
							src={url.picture({ hash, width: 320, format: 'webp' })}
							width={SIZE_PX}
							height={SIZE_PX}
							alt={messages.pictureOf(at + 1)}
						/>
						<button
							className="btn btn-secondary btn-icon"
							type="button"
							aria-label={messages.removePicture(at + 1)}
							onClick={() => onChange(hashes.filter((other) => other !== hash))}
						>
							<Icon shapes={x} />
						</button>
					</li>
				))}
			</ul>
		</PictureFiles>
	);
}
