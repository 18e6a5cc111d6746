import { url } from '#src/routes.ts';
import type { IconShapes } from '#src/shared/pictures/icon-shapes.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = { readonly hash: string | null; readonly fallback: IconShapes; readonly size: 40 | 48 };

/** Decorative: the name stands beside it. */
export const ChatPicture = ({ hash, fallback, size }: Props) =>
	hash ? (
		<img
			className="chat-picture"
			src={url.picture({ hash, width: 320, format: 'webp' })}
			width={size}
			height={size}
			alt=""
			loading="lazy"
		/>
	) : (
		<span className="chat-picture" data-size={size}>
			<Icon shapes={fallback} size={22} />
		</span>
	);
