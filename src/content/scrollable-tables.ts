const LABEL = 'Bảng, cuộn ngang được';

/** A wide table scrolls inside a group that the keyboard reaches; the table itself keeps its role. */
export const scrollableTables = (html: string): string =>
	html
		.replaceAll('<table>', `<div class="table-scroll" role="group" aria-label="${LABEL}" tabindex="0"><table>`)
		.replaceAll('</table>', '</table></div>');
