import { Counter, Gauge, type Registry } from 'prom-client';

/** The recurring jobs, as this process has done them. */
export function jobMetrics(registry: Registry) {
  const registers = [registry];
  const runs = new Counter({
    name: 'plaza_jobs_total',
    help: 'Runs of recurring jobs by how they ended.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const success = new Gauge({
    name: 'plaza_job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process.',
    labelNames: ['job'],
    registers,
  });
  const length = new Gauge({
    name: 'plaza_job_duration_seconds',
    help: 'How long the last run of a job took.',
    labelNames: ['job'],
    registers,
  });
  let leads = () => false;
  new Gauge({
    name: 'plaza_jobs_leader',
    help: '1 where this process does the jobs of all.',
    registers,
    collect() {
      this.set(leads() ? 1 : 0);
    },
  });
  return {
    jobEnded(job: string, outcome: 'done' | 'failed', seconds: number) {
      runs.inc({ job, outcome });
      length.set({ job }, seconds);
      if (outcome === 'done') success.set({ job }, Date.now() / 1000);
    },
    leads(asked: () => boolean) {
      leads = asked;
    },
  };
}
