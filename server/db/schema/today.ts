/** A figure of an hour that is over. */
export interface HourFigureRow {
  name: string;
  hour: Date;
  n: number;
}

/** What a process saw of itself in a minute. */
export interface ServerMinuteRow {
  minute: Date;
  process: string;
  answers: number;
  /** With a status of 5xx. */
  faults: number;
  /** The least that waited for a session of the database. */
  waiting: number;
  jobsFailed: number;
  clientFaults: number;
}

export interface TodayTables {
  hourFigures: HourFigureRow;
  serverMinutes: ServerMinuteRow;
}
