// violates: queries-write-nothing, whatever-works-has-a-test
export const getAtWill = ({ db }: Context): Database => db;
