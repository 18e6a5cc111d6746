// violates: queries-write-nothing, whatever-works-has-a-test
export const forget = (db: { delete(table: object): void }) => db.delete({});
