FROM debian:12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
USER postgres
CMD ["pgbouncer", "/etc/plaza/pgbouncer.ini"]
