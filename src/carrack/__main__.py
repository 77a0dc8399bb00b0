"""`python -m carrack` is the `carrack` command."""

if __name__ == "__main__":
    from carrack.cli import main

    main()
