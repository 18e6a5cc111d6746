import x from 'icon:x';
import { papersNeeded } from '#src/domains/shop-applications/rules/application-check.ts';
import {
	applicationConfig,
	PAPER_KINDS,
	type PaperKind,
	type PaperView,
} from '#src/domains/vendors/contract/application.ts';
import type { LegalKind } from '#src/domains/vendors/contract/shop.ts';
import { addPaper, paperUrl, removePaper } from '#src/islands/vendor-application/store.ts';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type AcceptedFile, PictureFiles } from '../ui/PictureFiles.tsx';

type Props = {
	readonly kind: LegalKind | undefined;
	readonly papers: readonly PaperView[];
	readonly note: string | undefined;
	readonly onChange: (papers: PaperView[]) => void;
};
const SAID = { add: messages.addPaper, uploading: messages.uploading, tooMany: messages.tooMany };

/** Each picture is saved when selected; only the applicant and operators can see it. */
export function PapersStep({ kind, papers, note, onChange }: Props) {
	const needed = papersNeeded(kind);
	const take = async (file: File, of: PaperKind): Promise<AcceptedFile<PaperView>> => {
		const answer = await addPaper(file, of);
		if (typeof answer === 'string') return { wrong: answer };
		onChange([...answer]);
		const stored = answer.at(-1);
		return stored ? { kept: stored } : { wrong: messages.tooMany };
	};
	const drop = async (pictureId: string): Promise<void> => {
		const left = await removePaper(pictureId);
		if (left) onChange([...left]);
	};
	return (
		<>
			<p>{messages.papersText}</p>
			<FieldError id="giay-to-loi" words={note ?? ''} />
			{PAPER_KINDS.map((of) => {
				const own = papers.filter((paper) => paper.kind === of);
				return (
					<PictureFiles
						key={of}
						label={messages.papers[of]}
						hint={needed.includes(of) ? messages.papersNeeded : messages.papersMaybe}
						words={SAID}
						chosen={own}
						max={own.length + applicationConfig.papersMax - papers.length}
						upload={(file) => take(file, of)}
						onChange={() => undefined}
					>
						{own.length > 0 && (
							<ul className="apply-papers">
								{own.map(({ pictureId }, at) => (
									<li key={pictureId}>
										<img src={paperUrl(pictureId)} alt={messages.paper(of, at + 1)} width={120} height={90} />
										<button
											className="btn btn-quiet btn-icon"
											type="button"
											aria-label={`${messages.removePaper}: ${messages.paper(of, at + 1)}`}
											onClick={() => void drop(pictureId)}
										>
											<Icon shapes={x} />
										</button>
									</li>
								))}
							</ul>
						)}
					</PictureFiles>
				);
			})}
		</>
	);
}
