-- psql --username=postgres --file=database.sql, then \password rubicon
CREATE ROLE rubicon LOGIN;
CREATE DATABASE rubicon OWNER rubicon;
ALTER ROLE rubicon SET client_connection_check_interval = '10s';
